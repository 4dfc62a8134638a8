/** 'how much = quanto custa / price = preco': words and what they mean. */
export const pairs = (rows: string): Record<string, string> =>
  Object.fromEntries(
    rows
      .replace(/\s+/g, ' ')
      .split('/')
      .map((row) => row.split('=').map((side) => side.trim()) as [string, string]),
  )
