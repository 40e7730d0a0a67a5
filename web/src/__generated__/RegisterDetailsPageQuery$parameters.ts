/**
 * @generated SignedSource<<e815527971ce4d9ef8ca13196cc1eabb>>
 * @relayHash b9c75659c76f1038b70171123e694b79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bdba0a84c4780ad956c2d30d7ac90a7155aa5a99f6e12c4f356f88e20cb0b82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterDetailsPageQuery } from './RegisterDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<RegisterDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7bdba0a84c4780ad956c2d30d7ac90a7155aa5a99f6e12c4f356f88e20cb0b82",
    "metadata": {},
    "name": "RegisterDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
