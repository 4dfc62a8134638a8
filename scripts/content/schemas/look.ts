import * as z from 'zod'
import type { Look, Palette, ThemeColours } from '#content/types/look.ts'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import { art, meta, slug, text } from './common.ts'

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$|^rgb\(\d+ \d+ \d+ \/ [\d.]+\)$/i, "is no colour: write it as '#rrggbb'")

const roles = [
  ...['bg', 'bg-2', 'raised', 'card', 'line', 'edge', 'fg', 'soft', 'muted', 'brand', 'brand-2'],
  ...['brand-tint', 'on-brand', 'accent', 'accent-tint', 'cta', 'cta-hover', 'on-cta', 'deep'],
  ...['on-deep', 'on-deep-muted', 'deep-brand', 'danger', 'danger-bg', 'ok', 'shadow'],
] as unknown as readonly [keyof ThemeColours, ...(keyof ThemeColours)[]]

const themed = <T extends z.ZodType>(value: T) => z.strictObject({ noite: value, dia: value })
const ramp = z.record(z.coerce.number(), colour)

/** Each colour is one, and each part of a page has its own; which pairs can be read is asked next. */
export const paletteSchema = z.strictObject({
  ramps: z.strictObject({ mar: ramp, sol: ramp, noite: ramp, areia: ramp }),
  themes: themed(z.record(z.enum(roles), colour)),
  highContrast: themed(z.record(z.string(), colour)),
  print: colour,
  drawn: z.record(z.string(), colour),
  scene: z.record(z.string(), z.union([colour, z.array(colour)])),
  art: themed(z.record(z.string(), z.array(z.tuple([z.number(), colour])))),
  fallback: z.tuple([colour, colour, colour]),
} satisfies Record<keyof Palette, z.ZodType>)

const length = z.string().regex(/^[\d.]+(rem|px)$/, "is no length: write it as '0.5rem'")
const face = { package: text, file: text }

export const lookSchema: z.ZodType<Look> = z.strictObject({
  type: z.strictObject({
    display: z.strictObject({ ...face, weight: z.number(), tracking: z.number() }),
    body: z.strictObject({ ...face, min: z.number(), max: z.number(), italic: z.boolean() }),
  }),
  corners: z.strictObject({
    sm: length,
    md: length,
    lg: length,
    xl: length,
    full: length,
    round: z.number(),
    arch: z.number(),
  }),
  pages: z.enum(['noite', 'dia']),
  art: z.enum(['wind', 'tiles']),
  logo: z.array(
    z.strictObject({
      d: text,
      paint: z.enum(['brand-2', 'accent', 'brand']),
      stroke: z.number().optional(),
    }),
  ),
})

export const agendaSchema = z.strictObject({
  settings: z.custom<AgendaSettings>((value) => typeof value === 'object', 'is missing: add it'),
  art,
  host: slug.optional(),
  meta,
  kinds: z.record(z.string(), z.strictObject({ title: z.tuple([text, text]), lead: text })),
})
