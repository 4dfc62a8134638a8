const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

/** The form a page was sent. What is no form, or was cut short or too large, is the sender's mistake. */
export async function readForm(request: Request): Promise<FormData> {
  if (!formTypes.test(request.headers.get('Content-Type') ?? '')) {
    throw new Response(null, { status: 415 })
  }
  try {
    return await request.formData()
  } catch {
    throw new Response(null, { status: 400 })
  }
}
