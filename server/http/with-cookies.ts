/** For an answer that sets several cookies, each in a header of its own. */
export function withCookies(cookies: string[]): { headers: Headers } {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return { headers }
}
