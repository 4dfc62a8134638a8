import { storable } from './storable.ts'

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

/**
 * The texts of the form a page was sent: files are read elsewhere, and here they are as if they were
 * not there. What is no form, or was cut short or too large, is the sender's mistake.
 */
export async function readForm(request: Request): Promise<FormData> {
  if (!formTypes.test(request.headers.get('Content-Type') ?? '')) {
    throw new Response(null, { status: 415 })
  }
  let sent: FormData
  try {
    sent = await request.formData()
  } catch {
    throw new Response(null, { status: 400 })
  }
  const form = new FormData()
  for (const [name, value] of sent) {
    if (typeof value === 'string') form.append(storable(name), storable(value))
  }
  return form
}

/** The fields of a form that a browser sent without scripts, from its text. */
export function readFields(body: string): URLSearchParams {
  const fields = new URLSearchParams(body)
  return new URLSearchParams([...fields].map(([name, value]) => [storable(name), storable(value)]))
}
