import { extractText, getDocumentProxy } from 'unpdf'

/** A PDF as pdf.js reads it, which did not write it. Spaces of any kind count as one. */
export async function readPdf(file: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const { text } = await extractText(pdf, { mergePages: true })
  const { info } = await pdf.getMetadata()
  const marked = await pdf.getMarkInfo()
  return {
    pages: pdf.numPages,
    text: text.replace(/\s+/g, ' '),
    tagged: marked?.Marked ?? false,
    title: (info as { Title?: string }).Title,
    language: (info as { Language?: string }).Language,
  }
}
