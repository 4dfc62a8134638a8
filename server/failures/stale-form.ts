import { createHash } from 'node:crypto'
import { AppError } from './errors.ts'

/** The same for equal values, whatever order their fields came in. */
const sortKeys = (_key: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Which state of something a form was filled in on, as its hidden field says. */
export const versionOf = (stored: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(stored ?? null, sortKeys))
    .digest('base64url')
    .slice(0, 16)

/** Somebody else was quicker; sent once more with this version, the form is meant all the same. */
export class StaleForm extends AppError {
  readonly version: string

  constructor(message: string, action: string, version: string) {
    super('bad_request', message, action)
    this.version = version
  }
}

type Save = {
  /** The version the form was filled in on; a page of an earlier build sends none. */
  formVersion: string | undefined
  stored: unknown
  submitted: unknown
  /** In the words of the message: `as metas`. */
  what: string
}

/** Refuses the second of two concurrent changes; the caller holds the lock of what is stored. */
export function refuseStale({ formVersion, stored, submitted, what }: Save): void {
  const version = versionOf(stored)
  // A double click.
  if (!formVersion || formVersion === version || versionOf(submitted) === version) return
  throw new StaleForm(
    `Outra pessoa salvou ${what} enquanto você editava.`,
    'O que você digitou continua aqui: salve de novo para ficar com ele, ou recarregue a página para ver o que está salvo.',
    version,
  )
}
