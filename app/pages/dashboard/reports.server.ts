import type { LoaderFunctionArgs } from 'react-router'
import { ownReports } from '#server/modules/reports/report.server.ts'
import { accountMeta } from './account-meta.server.ts'
import { moment } from './format.server.ts'

export async function reportsData(args: LoaderFunctionArgs) {
  const { reports } = await ownReports(args)
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
