import type { ComponentProps, ComponentType } from 'react'

/**
 * When an island wakes: when it comes near the screen, or when somebody touches it, which always
 * wakes it. What has to run on a page that is only looked at is a script of app/site/browser.
 */
export type Wake = 'near' | 'act'

type Island<Props> = {
  wake: Wake
  load: () => Promise<ComponentType<Props>>
  /** A script that brings its markup to life in the place of React; its file is `enliven-` and the name. */
  enliven?: () => Promise<(root: HTMLElement, props: Props) => void>
}

function island<Props>(
  wake: Wake,
  load: Island<Props>['load'],
  enliven?: Island<Props>['enliven'],
): Island<Props> {
  return { wake, load, enliven }
}

/**
 * The one list of islands, each named like its file. The same component renders on the server and
 * hydrates in the browser, unless a script of its own enlivens it there.
 */
export const islands = {
  'assistant-link': island('act', () =>
    import('#features/assistant/ui/assistant-link.tsx').then((module) => module.AssistantLink),
  ),
  chat: island('near', () =>
    import('#features/assistant/ui/chat.tsx').then((module) => module.Chat),
  ),
  'contact-form': island('near', () =>
    import('#features/leads/ui/contact-form.tsx').then((module) => module.ContactForm),
  ),
  methodology: island('near', () =>
    import('./methodology/methodology.tsx').then((module) => module.Methodology),
  ),
  'plan-builder': island(
    'near',
    () => import('./plan-builder/plan-builder.tsx').then((module) => module.PlanBuilder),
    () => import('./plan-builder/enliven-plan-builder.ts').then((module) => module.enliven),
  ),
  scheduling: island('near', () =>
    import('./scheduling/scheduling.tsx').then((module) => module.Scheduling),
  ),
  testimonials: island('near', () =>
    import('./testimonials/testimonials.tsx').then((module) => module.Testimonials),
  ),
}

export type IslandName = keyof typeof islands
export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof islands)[Name]['load']>>
>
