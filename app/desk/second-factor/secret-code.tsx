import { CodeForm } from '#app/shell/forms/code-form.tsx'

type Secret = { uri: string; secret: string; code: { side: number; path: string } }

/** The secret as a drawing and in words, and the first code made with it. */
export function SecretCode({ secret: { uri, secret, code } }: { secret: Secret }) {
  return (
    <>
      <ol className="desk-steps">
        <li>
          <p>Aponte o aplicativo de códigos para este quadro.</p>
          <svg
            viewBox={`0 0 ${code.side} ${code.side}`}
            className="secret-code"
            role="img"
            aria-label="Código para o aplicativo; a chave em texto está logo abaixo"
            shapeRendering="crispEdges"
          >
            <path d={code.path} />
          </svg>
          <p className="text-muted">
            Neste mesmo celular? <a href={uri}>Abrir no aplicativo</a>, ou digite a chave:
          </p>
          <p className="secret-words">{secret}</p>
        </li>
        <li>
          <p>Digite o código de seis números que ele mostra agora.</p>
        </li>
      </ol>
      <CodeForm intent="confirm-factor" label="Código do aplicativo" button="Ativar" uri={uri} />
    </>
  )
}
