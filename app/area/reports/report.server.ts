import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb, withForm } from '#app/shell/forms/form-action.server.ts'
import { accountMeta, shellData } from '#app/shell/frame/shell-data.server.ts'
import { logoView } from '#app/shell/report/logo-response.ts'
import { shareView } from '#app/shell/report/share-view.server.ts'
import { itemForm } from '#features/people/rules/desk.ts'
import { requireUser } from '#features/people/server/people.server.ts'
import {
  clientReport,
  newClientLinkAddress,
  notFoundResponse,
  shareReport,
  unshareReport,
} from '#features/reports/server/reports.server.ts'

export async function reportData(args: LoaderFunctionArgs) {
  const id = args.params.id ?? ''
  const client = await requireUser(args)
  const report = await clientReport(args, id)
  if (!report) throw notFoundResponse(args)
  const { theme, preferences, notice } = await shellData(args, client)
  const { document } = report.edition
  return {
    theme,
    preferences,
    notice,
    meta: accountMeta(`${document.client}, ${document.title}`),
    edition: report.edition,
    logo: logoView(`/dashboard/relatorios/${id}/logo`, report.logo),
    pdf: `/dashboard/relatorios/${id}/pdf`,
    later: report.laterId && `/dashboard/relatorios/${report.laterId}`,
    // Staff who view as the client cannot share.
    share: report.viewing
      ? null
      : shareView(report.links, newClientLinkAddress(args, id), document.summary),
  }
}

const idOf = ({ params }: ActionFunctionArgs) => params.id ?? ''

const verbs: FormVerbs<'share-report' | 'unshare-report'> = {
  'share-report': (args) => shareReport(args, idOf(args)),
  'unshare-report': withForm(itemForm, (args, { id }) => unshareReport(args, idOf(args), id)),
}

export const reportAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs)
