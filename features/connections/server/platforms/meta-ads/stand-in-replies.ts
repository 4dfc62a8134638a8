import type { Reply, StandInRequest } from '#tests/stand-ins/http-stand-in.ts'

export type MetaError = {
  status?: number
  code: number
  subcode?: number
  message?: string
  transient?: boolean
}

export const refusal = (
  { status = 400, code, subcode, message = 'no', transient }: MetaError,
  headers = {},
): Reply => ({
  status,
  headers,
  body: {
    error: {
      message,
      type: 'OAuthException',
      code,
      ...(subcode ? { error_subcode: subcode } : {}),
      ...(transient ? { is_transient: true } : {}),
      fbtrace_id: 'A1',
    },
  },
})

/** A page of rows; `next` carries the token, as the real one can. */
export function pageOf(
  rows: unknown[],
  params: URLSearchParams,
  { bearer }: StandInRequest,
): Reply {
  const size = Math.min(100, Number(params.get('limit') ?? 25))
  const from = params.get('after') ? Number(atob(params.get('after') as string)) : 0
  const data = rows.slice(from, from + size)
  const after = btoa(String(from + size))
  const more = from + size < rows.length
  const cursors = { before: btoa(String(from)), after }
  return {
    body: {
      data,
      ...(rows.length > 0
        ? {
            paging: {
              cursors,
              ...(more ? { next: `https://graph/?access_token=${bearer}&after=${after}` } : {}),
            },
          }
        : {}),
    },
  }
}
