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

/** The staff member, the form and its address. */
export type DeskCall = Desk &
  Pick<ActionFunctionArgs, 'params' | 'url'> & {
    args: ActionFunctionArgs
    /** The `id` parameter of the address. */
    id: string
    form: FormData
    /** The stored version that the form was based on; older builds send none. */
    version: string | undefined
  }

/** What a notice names: a moment, or an address to look at. */
type About = { at?: Date; look?: string }
/** Overrides of the next page and its notice, or field errors. */
type Next<Notice> = About & { to?: string; notice?: Notice; errors?: FieldErrors }
// biome-ignore lint/suspicious/noConfusingVoidType: most use cases return nothing.
type Outcome<Notice> = Promise<Next<Notice> | Response | void>
type Action<Notice> = (
  args: ActionFunctionArgs,
  form: FormData,
) => Promise<[DeskCall, Next<Notice> | Response]>

/** Defines one action: checks the right, parses the form and runs the use case. */
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
    const version = String(form.get('version') ?? '') || undefined
    const call = {
      ...(await openDesk(args, right)),
      args,
      params,
      url,
      id: params.id ?? '',
      form,
      version,
    }
    const { values, errors } = schema ? parseForm(schema, form) : { values: null }
    return [call, errors ? { errors } : ((await run(call, values as never)) ?? {})]
  }

/** The page's address; the request's address may be React Router's data URL. */
export const samePage = ({ url }: DeskCall) => url.pathname + url.search

export function redirectWithNotice(args: Args, to: string, notice?: PageNotice, about: About = {}) {
  const detail = about.at?.getTime() ?? about.look
  const value = notice && detail !== undefined ? `${notice}.${detail}` : notice
  return redirect(
    to,
    value ? withCookies([noticeCookie(value, requestInfo(args).secure)]) : undefined,
  )
}

/**
 * The action of a desk screen with all its intents. Success redirects to `home`, or where the action
 * says, with a notice. A failure is shown with the form, filled in.
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
        const { errors, to = home(call), notice = usual, at, look } = next
        return errors ?? redirectWithNotice(args, to, notice, { at, look })
      },
    ]
  })
  return (args: ActionFunctionArgs) =>
    runFormVerb(args, Object.fromEntries(verbs) as FormVerbs<DeskIntent<Screen>>)
}
