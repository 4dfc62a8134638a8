export type MenuItem = { label: string; to: string }

export type SiteMenu = {
  home: string
  /** Beside the logo on a wide screen. */
  wide: MenuItem[]
  /** In the sheet on a phone. */
  sheet: MenuItem[]
  quickLinks: MenuItem[]
  legal: MenuItem[]
}
