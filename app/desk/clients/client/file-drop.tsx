import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { outage } from '#features/shared/rules/failure.ts'

const UPLOAD_FAILED = 'O envio parou no meio. Confira a conexão e envie de novo.'

/** XMLHttpRequest, because `fetch` does not report upload progress. */
function send(form: HTMLFormElement, onProgress: (percent: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.floor((100 * loaded) / total))
    request.onerror = () => reject(new Error(UPLOAD_FAILED))
    request.onload = () => {
      if (request.status === 503) return reject(new Error(`${outage.message} ${outage.action}`))
      try {
        resolve(JSON.parse(request.responseText).to)
      } catch {
        reject(new Error(UPLOAD_FAILED))
      }
    }
    request.open('POST', form.action)
    // JSON instead of a redirect, which would be followed here and lose the next page's notice.
    request.setRequestHeader('Accept', 'application/json')
    request.send(new FormData(form))
  })
}

/** Upload of a file with figures; without scripts a plain form. */
export function FileDrop({ clientId }: { clientId: string }) {
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [failed, setFailed] = useState('')
  const [over, setOver] = useState(false)
  const [scripted, setScripted] = useState(false)
  const navigate = useNavigate()

  async function upload() {
    if (!form.current || !input.current?.files?.length) return
    setFailed('')
    setPercent(0)
    try {
      await navigate(await send(form.current, setPercent))
      form.current?.reset()
    } catch (error) {
      // The file stays chosen.
      setFailed((error as Error).message)
    }
    setPercent(null)
  }

  // A file may have been chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    setScripted(true)
    void upload()
  }, [])

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!input.current || percent !== null) return
    input.current.files = event.dataTransfer.files
    void upload()
  }

  return (
    <form
      ref={form}
      method="post"
      action={`/agencia/clientes/${clientId}/importar`}
      encType="multipart/form-data"
      className="grid gap-3"
    >
      <label
        className="file-drop"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" className="size-6.5" />
        <span>
          <strong>
            Solte aqui o CSV ou .xlsx do Meta Ads, do Google Ads ou de outra plataforma
          </strong>
          Você confere tudo antes de gravar.
        </span>
        {scripted && (
          <span className="btn btn-sm btn-ghost" aria-hidden>
            Escolher arquivo
          </span>
        )}
        <input
          ref={input}
          type="file"
          name="file"
          accept=".csv,.tsv,.txt,.xlsx"
          aria-label="Arquivo de números"
          className={scripted ? 'file-hidden' : undefined}
          disabled={percent !== null}
          onChange={() => void upload()}
        />
      </label>
      <noscript>
        <Button type="submit" variant="ghost">
          Enviar arquivo
        </Button>
      </noscript>
      {percent !== null && (
        <div role="status">
          <p>{percent < 100 ? `Enviando… ${percent}%` : 'Lendo o arquivo…'}</p>
          <Progress label="Envio do arquivo" value={percent < 100 ? percent : undefined} />
        </div>
      )}
      {failed && (
        <>
          <p role="alert" className="desk-warn">
            {failed}
          </p>
          <div>
            <Button variant="ghost" size="sm" onClick={() => void upload()}>
              Enviar de novo
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
