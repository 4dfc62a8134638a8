import { type DragEvent, useEffect, useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { type Upload, useUploads } from './use-uploads.ts'

const picturesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])]

type RowProps = { upload: Upload; onRetry: () => void; onDrop: () => void }

function UploadRow({ upload: { file, percent, failed }, onRetry, onDrop }: RowProps) {
  return (
    <li className="picture-upload" data-failed={failed ? '' : undefined}>
      <p className="font-semibold">{file.name}</p>
      {failed ? (
        <>
          <p className="site-error" role="alert">
            <Icon name="alert" />
            <span>
              {failed.message} <span className="picture-help">{failed.help}</span>
            </span>
          </p>
          <p className="site-add">
            <button type="button" className="btn btn-ghost btn-sm" onClick={onRetry}>
              Tentar de novo
              <span className="sr-only">: {file.name}</span>
            </button>
            <button type="button" className="btn btn-quiet btn-sm" onClick={onDrop}>
              Tirar da lista
              <span className="sr-only">: {file.name}</span>
            </button>
          </p>
        </>
      ) : (
        <>
          <Progress value={percent < 100 ? percent : undefined} label={`Envio de ${file.name}`} />
          <p className="site-note">
            {percent < 100 ? `Enviando, ${percent}%` : 'Preparando os tamanhos…'}
          </p>
        </>
      )}
    </li>
  )
}

/** Pictures from a phone, a folder, the clipboard or another window; without scripts a plain form. */
export function PictureDrop({ onDone }: { onDone: (id: string) => void }) {
  const id = useId()
  const { uploads, add, retry, drop } = useUploads(onDone)
  const [over, setOver] = useState(false)

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = picturesOf(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      add(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [add])

  function onDropFiles(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    add(picturesOf(event.dataTransfer))
  }

  return (
    <div className="picture-drop">
      <form method="post" action="/agencia/site/imagens/enviar" encType="multipart/form-data">
        <label
          htmlFor={id}
          className="file-drop"
          data-over={over ? '' : undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDropFiles}
        >
          <Icon name="camera" />
          <span>
            <b>Enviar imagens</b>
            <span className="site-note block">
              Toque para escolher, arraste até aqui ou cole. JPEG, PNG ou WebP, até 15 MB.
            </span>
          </span>
          <input
            id={id}
            type="file"
            name="file"
            multiple
            accept="image/jpeg,image/png,image/webp"
            className="sr-only"
            onChange={(event) => {
              add([...(event.currentTarget.files ?? [])])
              event.currentTarget.value = ''
            }}
          />
        </label>
        <noscript>
          <button type="submit" className="btn btn-cta">
            Enviar
          </button>
        </noscript>
      </form>
      <ul className="picture-uploads" aria-live="polite">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onRetry={() => retry(upload)}
            onDrop={() => drop(upload.key)}
          />
        ))}
      </ul>
    </div>
  )
}
