import type { NextConfig } from "next";

// This folder may lie below another one that has a lock file.
const config: NextConfig = { turbopack: { root: import.meta.dirname } };

export default config;
