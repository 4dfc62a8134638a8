import { ImportProblem, type Words } from './import-problem.ts'

/** First bytes of files that people send by mistake. */
const marks: [string, number[], at?: number][] = [
  ['uma imagem PNG', [0x89, 0x50, 0x4e, 0x47]],
  ['uma imagem JPEG', [0xff, 0xd8, 0xff]],
  ['uma imagem GIF', [0x47, 0x49, 0x46, 0x38]],
  ['uma imagem WebP', [0x57, 0x45, 0x42, 0x50], 8],
  ['uma foto HEIC', [0x66, 0x74, 0x79, 0x70], 4],
  ['um PDF', [0x25, 0x50, 0x44, 0x46]],
  ['uma planilha antiga do Excel (.xls)', [0xd0, 0xcf, 0x11, 0xe0]],
  ['um arquivo compactado ou uma planilha .xlsx com outro nome', [0x50, 0x4b, 3, 4]],
]

const byName: [RegExp, string][] = [
  [/\.(png|jpe?g|gif|webp|heic|bmp|svg)$/i, 'uma imagem'],
  [/\.pdf$/i, 'um PDF'],
  [/\.docx?$/i, 'um documento de texto'],
  [/\.xls$/i, 'uma planilha antiga do Excel (.xls)'],
  [/\.(zip|rar|7z|gz)$/i, 'um arquivo compactado'],
]

const howTo =
  'Aqui entram os números exportados do Meta Ads ou do Google Ads em CSV ou .xlsx, com uma linha por dia.'

export const emptyWords: Words = {
  message: 'O arquivo está vazio.',
  details: ['Confira o período escolhido na plataforma, exporte de novo e envie o arquivo novo.'],
}

/** What a file is by its name, when it is no table. */
export function wordsByName(fileName: string): Words {
  const what = byName.find(([end]) => end.test(fileName))?.[1]
  return {
    message: what
      ? `Este arquivo é ${what}, e não uma tabela com números.`
      : 'Só arquivos CSV ou .xlsx entram aqui.',
    details: [howTo],
  }
}

/** Refuses an empty file, a picture and the like, whatever their names say. */
export function refuseWrongFile(bytes: Uint8Array): void {
  if (bytes.every((byte) => byte <= 0x20)) {
    throw new ImportProblem('The file is empty.', [], emptyWords)
  }
  const what = marks.find(([, mark, at = 0]) => mark.every((byte, i) => bytes[at + i] === byte))
  if (!what) return
  throw new ImportProblem(
    'This is no table of figures, but a picture or another kind of file.',
    [],
    {
      message: `Este arquivo é ${what[0]}, e não uma tabela com números.`,
      details: [howTo],
    },
  )
}
