import type { LoaderFunctionArgs } from 'react-router'
import { count } from '#app/shell/format.server.ts'
import { resultChoiceForm } from '#features/figures/rules/goals.ts'
import {
  KIND_DAYS,
  type KindAtDesk,
  kindsOfClient,
  saveChoice,
} from '#features/figures/server/figures.server.ts'
import { refreshDrafts } from '#features/reports/server/reports.server.ts'
import { act } from '../../shared/desk-action.server.ts'

const timesText = (times: number) =>
  `${times > 0 ? count(times) : 'Nenhum'} nos últimos ${KIND_DAYS} dias`

function kindView({ kind, label, count: all, counts, open, beside, campaigns }: KindAtDesk) {
  return {
    kind,
    label,
    counts,
    open,
    raw: beside ? `${kind} · além do resultado da campanha` : kind,
    times: timesText(all),
    campaigns: campaigns.map(({ count: times, ...campaign }) => ({
      ...campaign,
      times: timesText(times),
    })),
  }
}

export async function resultChoicesData(args: LoaderFunctionArgs, clientId: string) {
  const kinds = (await kindsOfClient(args, clientId)).map(kindView)
  return {
    kinds: kinds.filter(({ open, counts }) => open || counts),
    others: kinds.filter(({ open, counts }) => !open && !counts),
  }
}

const answers = { yes: true, no: false, client: null }

export const countResults = act(
  resultChoiceForm,
  ({ database, staffId, id }, { kind, campaign, counts }) =>
    saveChoice(
      database,
      staffId,
      id,
      { campaignId: campaign || null, kind, counts: answers[counts] },
      (tx) => refreshDrafts(tx, id),
    ),
)
