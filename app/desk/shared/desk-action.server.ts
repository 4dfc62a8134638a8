import { type ActionFunctionArgs, redirect } from 'react-router'
import type { z } from 'zod/mini'
import {
  type DeskIntent,
  type DeskNotice,
  type DeskScreen,
  deskCopy,
  type PageNotice,
} from '#app/shell/forms/desk-copy.ts'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import { type Desk, openDesk } from '#features/people/server/people.server.ts'
import { type FieldErrors, parseForm } from '#features/shared/rules/form.ts'
import { noticeCookie } from '#features/shared/server/shared.server.ts'
import { withCookies } from '#server/http/request/cookies.ts'
import { type Args, requestInfo } from '#server/http/request/request-context.ts'

/** Who acts, and the form and the address it came by. */
export type DeskCall = Desk &
  Pick<ActionFunctionArgs, 'params' | 'url'> & {
    args: ActionFunctionArgs
    /** What the page's address names. */
    id: string
    form: FormData
    /** The version of what is stored that the form was filled in on; older builds send none. */
    seen: string | undefined
  }

/** Where to go on and what to say there, unless it is the usual; or what is wrong with a field. */
type Next<Notice> = { to?: string; notice?: Notice; errors?: FieldErrors }
// biome-ignore lint/suspicious/noConfusingVoidType: most use cases return nothing.
type Outcome<Notice> = Promise<Next<Notice> | Response | void>
type Action<Notice> = (
  args: ActionFunctionArgs,
  form: FormData,
) => Promise<[DeskCall, Next<Notice> | Response]>

/** One action: reads its form, if it has one, for somebody with the right to do it. */
export const act =
  <Schema extends z.ZodMiniType | null, Notice extends string = never>(
    schema: Schema,
    run: (
      call: DeskCall,
      values: Schema extends z.ZodMiniType ? z.infer<Schema> : null,
    ) => Outcome<Notice>,
    right?: 'owner',
  ): Action<Notice> =>
  async (args, form) => {
    const { params, url } = args
    const seen = String(form.get('version') ?? '') || undefined
    const call = {
      ...(await openDesk(args, right)),
      args,
      params,
      url,
      id: params.id ?? '',
      form,
      seen,
    }
    const { values, errors } = schema ? parseForm(schema, form) : { values: null }
    return [call, errors ? { errors } : ((await run(call, values as never)) ?? {})]
  }

/** The page's own address: that of the request names what the browser asked for as data. */
export const samePage = ({ url }: DeskCall) => url.pathname + url.search

export const redirectWithNotice = (args: Args, to: string, notice?: PageNotice) =>
  redirect(to, notice ? withCookies([noticeCookie(notice, requestInfo(args).secure)]) : undefined)

/**
 * The action of one screen of the desk, with all its intents. Done, it goes on to `home` or where
 * the action says, and that page shows the notice. What failed is shown beside the form, filled in.
 */
export function deskAction<Screen extends DeskScreen>(
  screen: Screen,
  home: (call: DeskCall) => string,
  actions: { [Intent in DeskIntent<Screen>]: Action<DeskNotice<Screen, Intent>> },
) {
  const entries = Object.entries(actions as Record<string, Action<PageNotice>>)
  const verbs = entries.map(([intent, action]) => {
    const row = (deskCopy[screen] as Record<string, object>)[intent] ?? {}
    const usual = Object.keys(row).find((name) => name !== 'failed') as PageNotice | undefined
    return [
      intent,
      async (args: ActionFunctionArgs, form: FormData) => {
        const [call, next] = await action(args, form)
        if (next instanceof Response) return next
        return next.errors ?? redirectWithNotice(args, next.to ?? home(call), next.notice ?? usual)
      },
    ]
  })
  return (args: ActionFunctionArgs) =>
    runFormVerb(args, Object.fromEntries(verbs) as FormVerbs<DeskIntent<Screen>>)
}
