import { addressesIn, type Documents, textsOf } from '#content/schemas/checks/cross-check.ts'
import { schemaOf } from '#content/schemas/documents.ts'
import type { FieldPath } from '../../rules/patch.ts'
import { pageChanges } from '../documents/editor.ts'

export type LinkTo = { document: string; path: FieldPath; address: string }

/** Fields and texts of the documents that the desk edits that lead to one of some addresses. */
export function findLinksTo(documents: Documents, addresses: readonly string[]): LinkTo[] {
  return [...documents].flatMap(([document, value]) =>
    !schemaOf(document) || pageChanges.test(document)
      ? []
      : [...textsOf(value)].flatMap(([path, text]) =>
          addressesIn(path, text)
            .filter((address) => addresses.includes(address.split(/[?#]/)[0] as string))
            .map((address) => ({ document, path, address })),
        ),
  )
}
