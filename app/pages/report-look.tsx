import { artStyle } from '../generated/mark.ts'
import { Logo } from '../sections/logo.tsx'

/** The agency's mark and kind of drawings, as reports wear them. */
export const reportLook = { mark: <Logo />, art: artStyle }
