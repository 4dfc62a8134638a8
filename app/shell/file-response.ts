const types = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
}

/** A private file; browsers show a PDF and download the others. */
export function fileResponse(kind: keyof typeof types, name: string, body: BodyInit): Response {
  return new Response(body, {
    headers: {
      'Content-Type': types[kind],
      'Content-Disposition': `${kind === 'pdf' ? 'inline' : 'attachment'}; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      ...(kind === 'pdf' && { 'X-Robots-Tag': 'noindex' }),
    },
  })
}
