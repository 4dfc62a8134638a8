-- Milliseconds between an answer and the connection's next request: about half of what is possible.
function delay()
  return 8
end
