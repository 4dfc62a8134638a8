import { artStyle } from '#app/generated/mark.ts'
import { Logo } from '#app/site/parts/logo.tsx'

/** The agency's mark and kind of drawings, as reports wear them. */
export const reportLook = { mark: <Logo />, art: artStyle }
