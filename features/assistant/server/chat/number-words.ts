const values: Record<string, number> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  três: 3,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  quatorze: 14,
  catorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezessete: 17,
  dezoito: 18,
  dezenove: 19,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
  cem: 100,
  cento: 100,
  duzentos: 200,
  trezentos: 300,
  quatrocentos: 400,
  quinhentos: 500,
  seiscentos: 600,
  setecentos: 700,
  oitocentos: 800,
  novecentos: 900,
  mil: 1000,
}

/** A pattern for one word of a number. */
export const numberWord = `(?:${Object.keys(values)
  .sort((a, b) => b.length - a.length)
  .join('|')})`

/** 'dois mil e quinhentos' is 2500. */
export function readNumberWords(text: string): number {
  let [total, part] = [0, 0]
  for (const word of text.toLowerCase().split(/\s+/)) {
    const value = values[word]
    if (value === 1000) {
      total += (part || 1) * 1000
      part = 0
    } else part += value ?? 0
  }
  return total + part
}
