import type { NextConfig } from "next";

// Set explicitly, because Next.js would otherwise use a parent folder that has a lock file as the root.
const config: NextConfig = { turbopack: { root: import.meta.dirname } };

export default config;
