export const DemoMark = () => <span className="demo-badge">Demo</span>
