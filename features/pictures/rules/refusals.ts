import type { FileType } from './file-type.ts'
import { LEAST_SIDE, MOST_PIXELS, type Refusal } from './tasks.ts'

export const LARGEST_FILE = 15_000_000

export type RefusalReason =
  | Refusal
  | Exclude<FileType, 'jpeg' | 'png' | 'webp'>
  | 'empty'
  | 'large'
  | 'busy'

/** What is wrong with a file, and what to do about it. */
export const refusals: Record<RefusalReason, { message: string; help: string }> = {
  empty: { message: 'O arquivo chegou vazio.', help: 'Escolha a imagem de novo.' },
  large: {
    message: `A imagem passa de ${LARGEST_FILE / 1e6} MB.`,
    help: 'Envie uma versão menor: ao mandar pelo WhatsApp para você, por exemplo, ela diminui.',
  },
  pixels: {
    message: `A imagem passa de ${MOST_PIXELS / 1e6} milhões de pontos.`,
    help: 'Diminua a imagem e envie de novo: 2.500 pontos de largura bastam.',
  },
  small: {
    message: `A imagem é pequena demais: tem menos de ${LEAST_SIDE} pontos de lado.`,
    help: 'Procure a imagem original, que costuma ser maior.',
  },
  broken: {
    message: 'A imagem está incompleta ou danificada.',
    help: 'Abra o arquivo no seu aparelho, salve de novo e envie.',
  },
  memory: {
    message: 'A imagem pede memória demais para ser lida.',
    help: 'Diminua a imagem e envie de novo: 2.500 pontos de largura bastam.',
  },
  time: {
    message: 'A imagem demorou demais para ser lida.',
    help: 'Diminua a imagem e envie de novo: 2.500 pontos de largura bastam.',
  },
  heic: {
    message: 'Esta foto está em HEIC, o formato do iPhone que os navegadores não mostram.',
    help: 'No iPhone, abra Ajustes, Câmera, Formatos e escolha “Mais Compatível”: as próximas fotos saem em JPEG. Para esta, abra a foto, toque em Compartilhar, depois Copiar, e cole aqui; ou mande por e-mail em tamanho grande, que vira JPEG.',
  },
  avif: {
    message: 'Esta imagem está em AVIF.',
    help: 'Envie em JPEG, PNG ou WebP; o AVIF é feito aqui.',
  },
  gif: {
    message: 'GIF não é aceito: a animação pesa e se perde.',
    help: 'Salve o quadro que você quer mostrar como PNG ou JPEG e envie.',
  },
  svg: {
    message: 'SVG é desenho, não foto, e pode levar código.',
    help: 'Exporte como PNG e envie.',
  },
  unknown: {
    message: 'Este arquivo não é uma imagem que o site mostra.',
    help: 'Envie uma foto em JPEG, PNG ou WebP.',
  },
  busy: {
    message: 'Há muitas imagens na fila agora.',
    help: 'Espere um minuto e envie de novo. A imagem continua escolhida.',
  },
}
