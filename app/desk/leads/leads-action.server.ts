import { undoForm } from '#features/leads/rules/funnel.ts'
import {
  bulkOwnerForm,
  bulkStateForm,
  moveForm,
  readSelection,
} from '#features/leads/rules/leads.ts'
import {
  changeLeads,
  moveLead,
  removeLeads,
  undoChange,
} from '#features/leads/server/leads.server.ts'
import { act, type DeskCall, deskAction } from '../shared/desk-action.server.ts'
import { filterSearch } from './lead-words.server.ts'

/** The list or board with its filters. */
export const listAddress = ({ url }: Pick<DeskCall, 'url'>) =>
  `/agencia/leads${filterSearch(url.searchParams)}`

/** The same, and what was done, with its undoing. */
export function afterChange(call: Pick<DeskCall, 'url'>, batchId: string): string {
  const params = new URLSearchParams(filterSearch(call.url.searchParams))
  params.set('feito', batchId)
  return `/agencia/leads?${params}`
}

const nothing = { errors: { lead: 'Marque pelo menos um lead da lista' } }

export const leadsAction = deskAction('leads', listAddress, {
  'board-move': act(moveForm, async (call, move) => ({
    to: afterChange(call, await moveLead(call, move)),
  })),
  'leads-state': act(bulkStateForm, async (call, { state, kind, reason }) => {
    const items = readSelection(call.form.getAll('lead'))
    if (items.length === 0) return nothing
    const change = { kind: 'state' as const, state, reason, lossKind: kind || undefined }
    return { to: afterChange(call, await changeLeads(call, items, change)) }
  }),
  'leads-owner': act(bulkOwnerForm, async (call, { owner }) => {
    const items = readSelection(call.form.getAll('lead'))
    if (items.length === 0) return nothing
    const ownerId = owner === 'ninguem' ? '' : owner === 'eu' ? call.staffId : owner
    return { to: afterChange(call, await changeLeads(call, items, { kind: 'owner', ownerId })) }
  }),
  'leads-undo': act(undoForm, async (call, { batch }) => {
    await undoChange(call, batch)
    return { to: afterChange(call, batch) }
  }),
  'leads-remove': act(null, async (call) => {
    const items = readSelection(call.form.getAll('lead'))
    if (items.length === 0) return nothing
    const { refused } = await removeLeads(
      call,
      items.map(({ leadId }) => leadId),
    )
    return { notice: refused > 0 ? ('leads-some-removed' as const) : ('leads-removed' as const) }
  }),
})
