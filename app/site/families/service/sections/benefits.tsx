import { Icon } from '#app/ui/icon.tsx'
import type { Benefits as Content } from '#content/types/service.ts'
import { BlockHead } from './block-head.tsx'

type Props = { block: Content & { id: string } }

export function Benefits(props: Props) {
  const { block } = props
  if (block.layout === 'bento') return <Bento {...props} />
  if (block.layout === 'cards') return <Cells {...props} />
  return (
    <div className="svc-beside">
      <BlockHead block={block} layout="side" />
      <ul className="grid gap-x-12 sm:grid-cols-2">
        {block.items.map((item) => (
          <li key={item.title} className="border-t border-line py-7">
            <h3 className="title-3">{item.title}</h3>
            <p className="mt-2 text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Bento({ block }: Props) {
  return (
    <>
      <BlockHead block={block} />
      <ul className="svc-bento">
        {block.items.map((item) => (
          <li key={item.title} className="card p-7">
            {item.icon && <Icon name={item.icon} className="svc-tile" />}
            <h3 className="title-3">{item.title}</h3>
            <p className="mt-2 text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

function Cells({ block }: Props) {
  const wide = block.items.length % 3 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'
  return (
    <>
      <BlockHead block={block} />
      <ul className={`svc-cells sm:grid-cols-2 ${wide}`}>
        {block.items.map((item) => (
          <li key={item.title}>
            {item.icon && <Icon name={item.icon} className="size-7 text-brand" />}
            <div>
              <h3 className="title-3">{item.title}</h3>
              <p className="mt-2 text-muted">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
