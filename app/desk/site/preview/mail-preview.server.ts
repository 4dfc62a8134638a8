import type { LoaderFunctionArgs } from 'react-router'
import * as z from 'zod/mini'
import { openDesk } from '#features/people/server/people.server.ts'
import { editorLink } from '#features/publishing/rules/editor-link.ts'
import { renderMail, sendTestMail } from '#features/publishing/server/publishing.server.ts'
import { act, deskAction } from '../../shared/desk-action.server.ts'

export async function mailPage(args: LoaderFunctionArgs) {
  const { deps, staffId } = await openDesk(args)
  return renderMail(deps, staffId, args.url.searchParams.get('doc') ?? '')
}

const testForm = z.object({ id: z.string() })

export const mailAction = deskAction('siteMail', () => '/agencia/site', {
  'send-test': act(testForm, async ({ deps, member, staffId }, { id }) => {
    await sendTestMail(deps, { id: staffId, email: member.email }, id)
    return { to: editorLink(id) }
  }),
})
