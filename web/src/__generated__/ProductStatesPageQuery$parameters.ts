/**
 * @generated SignedSource<<8b03653c5eaaf1d1ea426bc983597d95>>
 * @relayHash 636d92afc37e08ccc2b2b08b6f124faa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e19f0d3668934b293967302e417ee15dadead3573024b65e2f053e03a16a6ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductStatesPageQuery } from './ProductStatesPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductStatesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e19f0d3668934b293967302e417ee15dadead3573024b65e2f053e03a16a6ce",
    "metadata": {},
    "name": "ProductStatesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
