import type { LoaderFunctionArgs } from 'react-router'
import { moment } from '#app/shell/format.server.ts'
import { accountMeta } from '#app/shell/frame/shell-data.server.ts'
import { clientReports } from '#features/reports/server/reports.server.ts'

export async function reportsData(args: LoaderFunctionArgs) {
  const { reports } = await clientReports(args)
  return {
    meta: accountMeta('Relatórios'),
    reports: reports.map(({ id, title, kind, summary, edition, approvedAt, isNew, replaced }) => ({
      id,
      title,
      summary,
      isNew,
      replaced,
      about: [
        kind,
        edition > 1 && `${edition}ª edição, corrigida`,
        `enviado em ${moment(approvedAt)}`,
      ]
        .filter(Boolean)
        .join(' · '),
    })),
  }
}
