/**
 * What the site is made of. A part that is left out takes its pages, menu items, links, files and
 * legal lines with it.
 */
export const parts = {
  /** The second set of pages under /home1. Pages that stand only there move out of it. */
  classic: true,
  plans: true,
  portfolio: true,
  /** The page for links in profiles of social networks, and its QR code. */
  links: true,
  /** Pages of the people who lead the work. */
  team: true,
  /** The professional page of one person, and their CV. */
  personal: true,
  assistant: true,
  /** The own calendar; without it meetings are asked for on WhatsApp or at `brand.scheduling`. */
  agenda: true,
  /** Sign-up and the links to it. The desk keeps its door. */
  clientArea: true,
} satisfies Record<string, boolean> as Record<Part, boolean>

export type Part =
  | 'classic'
  | 'plans'
  | 'portfolio'
  | 'links'
  | 'team'
  | 'personal'
  | 'assistant'
  | 'agenda'
  | 'clientArea'
