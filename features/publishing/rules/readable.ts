/** '2026-03-31' as one reads it; undefined for what is no day. */
export function dayText(value: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? []
  return day && `${day}/${month}/${year}`
}

/**
 * A text as visitors read it: without marks of Markdown and conditions of the assistant, and with the
 * facts it names. What only the page knows, such as `{minutos}`, is left open.
 */
export function readableText(
  text: string,
  findFact: (name: string) => string | undefined = () => undefined,
): string {
  return text
    .replace(/^\{\{\?\w+\}\} /gm, '')
    .replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (_, name: string) => findFact(name) ?? '…')
    .replace(/\{(?:else|(?:if|unless):[^}]*)\}/g, '')
    .replace(/\{[\w-]+(?::[^}]*)?\}/g, '…')
    .replace(/^(#{1,6}|\s*[-*+]) /gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
    .trim()
}
