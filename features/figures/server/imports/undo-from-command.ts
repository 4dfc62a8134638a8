import type { ClientBase } from 'pg'
import { ImportProblem } from '../campaigns/import/import-problem.ts'
import { inTransaction, takeTurn } from './act-as.ts'
import { type Undone, undoImport } from './undo-import.ts'

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

export function undoFromCommand(connection: ClientBase, id: string): Promise<Undone> {
  return inTransaction(connection, async () => {
    const { rows } = isId(id)
      ? await connection.query<{ client: string }>(
          'select client_id as client from alisio.imports where id = $1 and ad_account_id is null',
          [id],
        )
      : { rows: [] }
    if (!rows[0]) throw new ImportProblem('There is no such import; --list shows them.')
    await takeTurn(connection, rows[0].client)
    return undoImport(connection, 'operator', id)
  })
}
