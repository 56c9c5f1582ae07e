import type { NextConfig } from "next";

// The folder that it is in may lie below another one with a lock file.
const config: NextConfig = { turbopack: { root: import.meta.dirname } };

export default config;
