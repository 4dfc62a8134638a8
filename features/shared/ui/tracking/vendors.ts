import {
  type SiteConfig,
  type TrackingEvent,
  vendorCalls,
} from '#features/shared/rules/tracking.ts'
import { loadSiteConfig } from './site-config.ts'

type Pixel = {
  (...args: unknown[]): void
  queue: unknown[][]
  callMethod?: (...args: unknown[]) => void
  loaded: boolean
  version: string
}
type VendorWindow = Window & {
  fbq?: Pixel
  _fbq?: Pixel
  dataLayer?: unknown[]
  gtag?: (...args: unknown[]) => void
  [disable: `ga-disable-${string}`]: boolean | undefined
}

const win = window as unknown as VendorWindow
const granted = {
  ad_storage: 'granted',
  analytics_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
}
const denied = {
  ad_storage: 'denied',
  analytics_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

const ready = loadSiteConfig().then((config) => {
  if (config?.pixel) startPixel(config.pixel)
  if (config?.analytics) startAnalytics(config.analytics)
  return config
})

export async function sendToVendors(event: TrackingEvent): Promise<void> {
  const config = await ready
  const calls = vendorCalls(event)
  if (config?.pixel) win.fbq?.(...calls.pixel)
  if (config?.analytics) win.gtag?.('event', ...calls.analytics)
}

/** Consent was withdrawn: stops sending and removes stored cookies. */
export async function stopVendors(): Promise<void> {
  const config = await ready
  win.fbq?.('consent', 'revoke')
  win.gtag?.('consent', 'update', denied)
  if (config?.analytics) win[`ga-disable-${config.analytics.id}`] = true
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] as string
    if (/^(_fbp|_fbc|_ga)/.test(name)) expire(name)
  }
}

export async function resumeVendors(): Promise<void> {
  const config = await ready
  if (config?.analytics) win[`ga-disable-${config.analytics.id}`] = false
  win.fbq?.('consent', 'grant')
  win.gtag?.('consent', 'update', granted)
}

function expire(name: string) {
  // Vendors set cookies on the widest domain possible, so each level is tried.
  const parts = location.hostname.split('.')
  const domains = parts.map((_, level) => parts.slice(level).join('.'))
  for (const domain of ['', ...domains.map((value) => `; domain=${value}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: cookies of other scripts, and the Cookie Store API is not everywhere.
    document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}

/** The pixel's queue, filled until its script has loaded. */
function startPixel({ id, script }: NonNullable<SiteConfig['pixel']>) {
  const fbq = ((...args: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...args)
    else fbq.queue.push(args)
  }) as Pixel
  Object.assign(fbq, { queue: [], loaded: true, version: '2.0' })
  win.fbq = fbq
  win._fbq = fbq
  fbq('init', id)
  addScript(script)
}

function startAnalytics({ id, script }: NonNullable<SiteConfig['analytics']>) {
  const layer: unknown[] = []
  win.dataLayer = layer
  win.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: gtag.js reads the arguments object itself.
    layer.push(arguments)
  }
  win.gtag('consent', 'default', denied)
  win.gtag('consent', 'update', granted)
  win.gtag('js', new Date())
  win.gtag('config', id, { send_page_view: false })
  addScript(`${script}?id=${id}`)
}

function addScript(src: string) {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}
