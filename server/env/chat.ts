import { z } from 'zod'

/** Credentials belong in CHAT_API_KEY: an address may end up in a message. */
function isApiAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return /^https?:$/.test(protocol) && !username && !password
}

const count = (preset: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/)
    .transform(Number)
    .default(preset)

/** The assistant. */
export const chatVariables = {
  CHAT_API_URL: z.string().refine(isApiAddress).optional(),
  CHAT_API_KEY: z.string().optional(),
  CHAT_MODEL: z.string().max(200).optional(),
  CHAT_ANON_KEY: z
    .string()
    .regex(/^[\w.~+/=-]{8,512}$/)
    .default('visitante'),
  CHAT_PER_MINUTE: count(8),
  CHAT_PER_HOUR: count(60),
  CHAT_PER_DAY: count(5000),
  CHAT_AT_ONCE: count(3),
  CHAT_FIRST_BYTE_MS: count(15_000),
  CHAT_IDLE_MS: count(20_000),
  CHAT_TOTAL_MS: count(60_000),
}

const whole = 'Set it to a whole number above zero, or leave it out.'

export const chatRemedies = {
  CHAT_API_URL:
    'Set it to the base address of an OpenAI-compatible server, for example http://127.0.0.1:11434/v1, or leave it out to answer without a model.',
  CHAT_API_KEY: 'Set it to the key of that server, or leave it out if it asks for none.',
  CHAT_MODEL: 'Set it to a model’s name as that server spells it, or leave it out.',
  CHAT_ANON_KEY: 'Set it to 8 to 512 letters, digits or .~+/=_- (it is public), or leave it out.',
  CHAT_PER_MINUTE: whole,
  CHAT_PER_HOUR: whole,
  CHAT_PER_DAY: whole,
  CHAT_AT_ONCE: whole,
  CHAT_FIRST_BYTE_MS: whole,
  CHAT_IDLE_MS: whole,
  CHAT_TOTAL_MS: whole,
}
