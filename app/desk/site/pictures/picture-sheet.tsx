import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Sheet } from '#app/ui/modal.tsx'
import { thumbnail } from '#features/pictures/rules/sizes.ts'
import type { libraryData } from './library.server.ts'
import { PictureDrop } from './picture-drop.tsx'

type Props = {
  open: boolean
  onClose: () => void
  onChoose: (picture: { id: string; alt: string }) => void
}

/** A picture to choose, from the library or sent now. */
export function PictureSheet({ open, onClose, onChoose }: Props) {
  const { data, load } = useFetcher<typeof libraryData>()
  const [search, setSearch] = useState('')
  const pictures = data?.pictures ?? []

  useEffect(() => {
    if (open) void load(`/agencia/site/imagens?${new URLSearchParams({ busca: search })}`)
  }, [open, search, load])

  return (
    <Sheet open={open} onClose={onClose} label="Escolher imagem" className="picture-sheet">
      <PictureDrop onDone={(id) => onChoose({ id, alt: '' })} />
      <label className="site-find">
        <span className="sr-only">Buscar na biblioteca</span>
        <Icon name="search" />
        <input
          type="search"
          placeholder="Buscar na biblioteca"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </label>
      <ul className="picture-grid">
        {pictures.map(({ id, name, alt, size }) => (
          <li key={id}>
            <button type="button" className="picture-pick" onClick={() => onChoose({ id, alt })}>
              <img src={thumbnail(id)} alt={alt || name} loading="lazy" />
              <span>{name}</span>
              <small>{size}</small>
            </button>
          </li>
        ))}
      </ul>
      {data && pictures.length === 0 && (
        <p className="text-muted">
          {search ? 'Nenhuma imagem com estas palavras.' : 'A biblioteca ainda está vazia.'}
        </p>
      )}
    </Sheet>
  )
}
