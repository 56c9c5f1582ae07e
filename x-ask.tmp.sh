for q in "$@"; do echo "=== $q"; node packages/assistant/ask.ts "$q" 2>/dev/null | sed -n '/== answer/,/== beside/p' | sed -n 2,4p; done
