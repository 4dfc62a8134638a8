type Options = { maxAge: number; secure: boolean; httpOnly?: boolean }

/** Values are words of our own, so nothing needs encoding. */
export function cookie(name: string, value: string, options: Options): string {
  const flags = [options.httpOnly && '; HttpOnly', options.secure && '; Secure']
  return `${name}=${value}; Path=/; Max-Age=${options.maxAge}; SameSite=Lax${flags.filter(Boolean).join('')}`
}

export function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}
