/** Signs up and in by the form a visitor would use; nothing where there is no client area. */
export async function signUpCookie(url: string): Promise<string | undefined> {
  const password = 'Jangada-no-Mucuripe-7'
  const body = new URLSearchParams({
    intent: 'sign-up',
    fullName: 'Visita de Teste',
    email: `bench-${Date.now()}@alisio.example`,
    password,
    confirmPassword: password,
  })
  const answer = await fetch(`${url}/auth`, {
    method: 'POST',
    headers: { origin: url },
    body,
    redirect: 'manual',
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return cookies.some((cookie) => cookie?.includes('session')) ? cookies.join('; ') : undefined
}
