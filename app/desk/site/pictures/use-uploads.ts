import { useCallback, useRef, useState } from 'react'
import { outage } from '#features/shared/rules/failure.ts'

export type Upload = {
  key: number
  file: File
  /** Of the sending; then the sizes are made. */
  percent: number
  failed?: { message: string; help: string }
}

type Answer =
  | { picture: { id: string; name: string } }
  | { refused: { message: string; help: string } }

const cut = {
  message: 'O envio parou no meio.',
  help: 'Confira a conexão e tente de novo. A imagem continua escolhida.',
}

/** XMLHttpRequest, because `fetch` does not report upload progress. */
function send(file: File, onProgress: (percent: number) => void): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.floor((100 * loaded) / total))
    request.onerror = () => resolve({ refused: cut })
    request.onload = () => {
      if (request.status === 503) {
        return resolve({ refused: { message: outage.message, help: outage.action } })
      }
      try {
        resolve(JSON.parse(request.responseText) as Answer)
      } catch {
        resolve({ refused: cut })
      }
    }
    request.open('POST', '/agencia/site/imagens/enviar')
    request.setRequestHeader('Accept', 'application/json')
    const body = new FormData()
    body.set('file', file)
    request.send(body)
  })
}

/** Sends pictures one after another; those that fail stay in the list, to be tried again. */
export function useUploads(onDone: (id: string) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const count = useRef(0)
  const last = useRef(Promise.resolve())

  const change = useCallback(
    (key: number, part: Partial<Upload>) =>
      setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one))),
    [],
  )
  const drop = useCallback(
    (key: number) => setUploads((all) => all.filter((one) => one.key !== key)),
    [],
  )

  const start = useCallback(
    (key: number, file: File) => {
      last.current = last.current.then(async () => {
        const answer = await send(file, (percent) => change(key, { percent }))
        if ('refused' in answer && answer.refused) return change(key, { failed: answer.refused })
        if (!('picture' in answer)) return change(key, { failed: cut })
        drop(key)
        onDone(answer.picture.id)
      })
    },
    [change, drop, onDone],
  )

  const add = useCallback(
    (files: Iterable<File>) => {
      for (const file of files) {
        count.current += 1
        const key = count.current
        setUploads((all) => [...all, { key, file, percent: 0 }])
        start(key, file)
      }
    },
    [start],
  )

  const retry = useCallback(
    ({ key, file }: Upload) => {
      change(key, { percent: 0, failed: undefined })
      start(key, file)
    },
    [change, start],
  )

  return { uploads, add, retry, drop }
}
