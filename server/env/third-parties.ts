import { z } from 'zod'

const loopback = /^(127(\.\d+){3}|localhost|\[::1\])$/

/** What goes to or comes from others does so by TLS, except on this machine. */
export function isScriptAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname))
}

export const thirdPartyVariables = {
  SCHEDULING_WIDGET_URL: z.string().refine(isScriptAddress).optional(),
  META_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/)
    .optional(),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,16}$/)
    .optional(),
  META_PIXEL_SCRIPT_URL: z
    .string()
    .refine(isScriptAddress)
    .default('https://connect.facebook.net/en_US/fbevents.js'),
  GA_SCRIPT_URL: z
    .string()
    .refine(isScriptAddress)
    .default('https://www.googletagmanager.com/gtag/js'),
}

export const thirdPartyRemedies = {
  SCHEDULING_WIDGET_URL:
    'Set it to the https address of the scheduling widget’s script, or leave it out.',
  META_PIXEL_ID: 'Set it to the numeric id of the pixel, or leave it out.',
  GA_MEASUREMENT_ID: 'Set it to a measurement id such as G-ABC1234567, or leave it out.',
  META_PIXEL_SCRIPT_URL: 'Set it to the https address of the pixel’s script, or leave it out.',
  GA_SCRIPT_URL: 'Set it to the https address of gtag.js, or leave it out.',
}
