import { artStyle } from '#app/generated/mark.ts'
import { Logo } from '#app/site/parts/logo.tsx'

/** The agency's logo and drawing style for reports. */
export const reportLook = { mark: <Logo />, art: artStyle }
