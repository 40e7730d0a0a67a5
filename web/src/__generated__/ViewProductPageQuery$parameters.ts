/**
 * @generated SignedSource<<94ed7a1b90ca732a128a8ed5e587561a>>
 * @relayHash 6e80be2f6f2600995b7dd82588a896ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3941e0b54042dd1b988d98dc3f164411379a96568e99a4c612cfb1d142779b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewProductPageQuery } from './ViewProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3941e0b54042dd1b988d98dc3f164411379a96568e99a4c612cfb1d142779b5",
    "metadata": {},
    "name": "ViewProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
