import { deskFrame } from '#app/shell/frame/desk-frame.server.ts'
import { shellData } from '#app/shell/frame/shell-data.server.ts'
import { accountMenu, deskLink } from '#content/account.ts'
import { brand } from '#content/brand.ts'
import { clientHasChannels } from '#features/connections/server/connections.server.ts'
import { findReadyStaff, findView, requireUser } from '#features/people/server/people.server.ts'
import { newReports } from '#features/reports/server/reports.server.ts'
import type { Args } from '#server/http/request/request-context.ts'

const channelsPage = '/dashboard/canais'
const reportsPage = '/dashboard/relatorios'

/** Data of the client area's frame. */
export async function accountData(args: Args) {
  const client = await requireUser(args)
  const [view, staff, shell] = await Promise.all([
    findView(args),
    findReadyStaff(args),
    shellData(args, client),
  ])
  const viewing = view?.viewing ?? false
  const [fresh, channels] = await Promise.all([
    view && !viewing ? newReports(args) : 0,
    // Most clients have ads alone, and no empty page is offered.
    view ? clientHasChannels(args, view.viewer) : false,
  ])
  const menu = accountMenu
    .filter(({ to }) => to !== channelsPage || channels)
    .map((item) => (item.to === reportsPage ? { ...item, fresh } : item))
  return {
    ...shell,
    area: 'Área do Cliente',
    name: brand.name,
    assistant: brand.assistant,
    // Staff looking at a client's area have nothing personal to set there.
    menu: viewing ? menu.filter(({ personal }) => !personal) : menu,
    links: staff && !viewing ? [deskLink] : [],
    client: view?.client ?? null,
    choices: view?.choices ?? [],
    viewing,
    /** For staff, around the pages of their own account. */
    desk: staff && !viewing ? await deskFrame(args) : null,
  }
}
