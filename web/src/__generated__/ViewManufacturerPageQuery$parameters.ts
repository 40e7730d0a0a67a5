/**
 * @generated SignedSource<<e6491d9ab6664913e3e0aff7c6e001b9>>
 * @relayHash 6fa461722f55f5d89dc9dad1fd365035
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f98d24ac5db94d9aff3302f115942fa4534e1ecdeaa3aaf070ec80521146540

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewManufacturerPageQuery } from './ViewManufacturerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewManufacturerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f98d24ac5db94d9aff3302f115942fa4534e1ecdeaa3aaf070ec80521146540",
    "metadata": {},
    "name": "ViewManufacturerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
