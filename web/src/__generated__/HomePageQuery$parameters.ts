/**
 * @generated SignedSource<<b3fafe8d6af0ad8ca1c6df3bf74b4baf>>
 * @relayHash cfcfd9228f1628cda40fb6ed7645dd4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5e9c049f7efac691c43f3670e210bc15c48282a031ea50f057d73867715258e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5e9c049f7efac691c43f3670e210bc15c48282a031ea50f057d73867715258e",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
