import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useRef } from 'react'
import type { FocusPoint } from '#content/types/picture.ts'

const STEP = 10
const within = (value: number) => Math.min(100, Math.max(0, value))
/** Pages know tenths. */
const tenth = (value: number) => within(Math.round(value / STEP) * STEP)

const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Set through the element: the security policy forbids `style` attributes. */
function useFocus<Element extends HTMLElement>({ x, y }: FocusPoint) {
  const ref = useRef<Element>(null)
  useLayoutEffect(() => {
    ref.current?.style.setProperty('--x', `${x}%`)
    ref.current?.style.setProperty('--y', `${y}%`)
  }, [x, y])
  return ref
}

type CropProps = { src: string; shape: string; label: string; focus: FocusPoint }

function Crop({ src, shape, label, focus }: CropProps) {
  const ref = useFocus<HTMLElement>(focus)
  return (
    <figure ref={ref} className="picture-crop" data-shape={shape}>
      <img src={src} alt="" />
      <figcaption>{label}</figcaption>
    </figure>
  )
}

/** The frames that pages put pictures into. */
const crops = [
  ['portrait', 'Retrato'],
  ['wide', 'Faixa'],
  ['round', 'Rosto'],
  ['share', 'Compartilhar'],
] as const

type Props = { src: string; focus: FocusPoint; onChange: (focus: FocusPoint) => void }

/** What of a picture stays in sight: pressed, dragged, or moved with the arrow keys. */
export function FocusPicker({ src, focus, onChange }: Props) {
  const help = useId()
  const frame = useFocus<HTMLDivElement>(focus)
  const dragging = useRef(false)

  function moveTo({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({
      x: tenth((100 * (clientX - left)) / width),
      y: tenth((100 * (clientY - top)) / height),
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    const [x, y] = steps[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    onChange({ x: within(focus.x + x), y: within(focus.y + y) })
  }

  return (
    <div className="picture-focus">
      <div
        ref={frame}
        className="picture-point"
        onPointerDown={(event) => {
          dragging.current = true
          event.currentTarget.setPointerCapture(event.pointerId)
          moveTo(event)
        }}
        onPointerMove={(event) => dragging.current && moveTo(event)}
        onPointerUp={() => {
          dragging.current = false
        }}
        onPointerCancel={() => {
          dragging.current = false
        }}
      >
        <img src={src} alt="" draggable={false} />
        <button
          type="button"
          aria-label={`Ponto de foco: ${focus.x}% da esquerda, ${focus.y}% do alto`}
          aria-describedby={help}
          onKeyDown={onKeyDown}
        />
      </div>
      <p id={help} className="site-note">
        Arraste o círculo até o que não pode ser cortado, ou mova com as setas do teclado.
      </p>
      <div className="picture-crops" aria-hidden>
        {crops.map(([shape, label]) => (
          <Crop key={shape} src={src} shape={shape} label={label} focus={focus} />
        ))}
      </div>
    </div>
  )
}
