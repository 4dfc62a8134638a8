import { openDesk } from '#features/people/server/people.server.ts'
import { editorLink } from '#features/publishing/rules/editor-link.ts'
import { deskDocuments, notePresence } from '#features/publishing/server/publishing.server.ts'
import type { Args } from '#server/http/request/request-context.ts'

/** Notes that this person has a document open; who else is in the editor, and where. */
export async function presenceView(args: Args, key: string) {
  const { database, staffId } = await openDesk(args)
  const documents = new Map(deskDocuments().map((one) => [one.key, one.name]))
  const others = await notePresence(database, staffId, documents.has(key) ? key : null)
  return others.flatMap(({ name, document }) => {
    const title = documents.get(document)
    return title
      ? [
          {
            name: name.split(' ')[0] ?? name,
            document: title,
            to: editorLink(document),
            here: document === key,
          },
        ]
      : []
  })
}
