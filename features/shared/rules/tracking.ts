/** Every event that ad pixel and analytics may receive. */
export type TrackingEvent =
  | { name: 'PageView'; path: string }
  | { name: 'ViewContent'; path: string; title: string }
  | { name: 'LinkClick'; link: string; path: string }
  | { name: 'WhatsAppClick'; path: string }
  | { name: 'SchedulingClick'; path: string }
  | { name: 'PlanRequest'; path: string }
  | { name: 'Lead'; path: string }

type Parameters = Record<string, string>

/** An event in the format of the pixel and of the analytics service. */
export type VendorCalls = {
  pixel: ['track' | 'trackCustom', string, Parameters]
  analytics: [string, Parameters]
}

export function vendorCalls(event: TrackingEvent): VendorCalls {
  const page = { page: event.path }
  switch (event.name) {
    case 'PageView':
      return {
        pixel: ['track', 'PageView', {}],
        analytics: ['page_view', { page_path: event.path }],
      }
    case 'ViewContent': {
      const content = { content_name: event.title }
      return { pixel: ['track', 'ViewContent', content], analytics: ['view_item', content] }
    }
    case 'LinkClick': {
      const link = { link_name: event.link, ...page }
      return { pixel: ['trackCustom', 'LinkClick', link], analytics: ['link_click', link] }
    }
    case 'WhatsAppClick':
      return { pixel: ['track', 'Contact', page], analytics: ['whatsapp_click', page] }
    case 'SchedulingClick':
      return { pixel: ['track', 'Schedule', page], analytics: ['schedule_click', page] }
    case 'PlanRequest':
      return { pixel: ['trackCustom', 'PlanRequest', page], analytics: ['plan_request', page] }
    case 'Lead':
      return { pixel: ['track', 'Lead', page], analytics: ['generate_lead', page] }
  }
}

/** The third-party services this server is configured for, for the browser. */
export type SiteConfig = {
  schedulingWidget: string | null
  pixel: { id: string; script: string } | null
  analytics: { id: string; script: string } | null
  /** Public: identifies visitors of this site to the assistant. */
  chatKey: string
}
